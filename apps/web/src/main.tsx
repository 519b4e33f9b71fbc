/** Starts the workbench, and stores it for use offline. */
import { render } from 'preact';
import { App } from './app.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/pond.css';
import './styles/pieces.css';
import './styles/board.css';
import './styles/parts.css';
import './styles/forced-colors.css';
import './styles/print.css';

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the workbench.');
render(<App />, place);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').catch(() => {}); // without it the workbench only needs the network
  });
}
