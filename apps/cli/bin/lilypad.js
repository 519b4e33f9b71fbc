#!/usr/bin/env node
// Committed, so that npm can link the command before the first build; the program itself is ../dist/main.js.
import '../dist/main.js';
