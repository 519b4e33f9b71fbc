/** What a listener to the progress of a search throws to end it: what has been proved by then stays. */
export class SearchStopped extends Error {}
