/** What a browser keeps for the workbench on this device. It may forbid that; then nothing is kept. */

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // then it is not stored
  }
}
