/** Toads and Frogs over HTTP: the GamesCrafters Universal Web API for the game `toadsandfrogs`, and the workbench. */
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
