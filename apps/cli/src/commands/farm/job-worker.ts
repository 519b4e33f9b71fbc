/** A thread of `lilypad farm work`. */
import { serveJobs } from '@lilypad/farm/serve-jobs';

serveJobs();
