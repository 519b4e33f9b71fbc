/**
 * The documentation in the browser: the theme that was chosen in the workbench, contents that are closed at first on
 * small screens, and a search over all pages, whose index is loaded when the field is first used. No server is needed.
 */
const MOST_FOUND = 12;

try {
  document.documentElement.dataset.theme = localStorage.getItem('lilypad-theme') ?? 'auto';
} catch {
  // storage may be forbidden: then the system's theme holds
}

addEventListener('DOMContentLoaded', () => {
  const field = document.getElementById('search');
  const list = document.getElementById('found');
  const root = document.documentElement.dataset.root;
  let chosen = -1;

  if (matchMedia('(max-width: 60rem)').matches) document.querySelector('.site-contents details').open = false;

  const load = () => {
    if (document.getElementById('search-index') !== null) return;
    const script = document.createElement('script');
    script.id = 'search-index';
    script.src = `${root}docs/search.js`;
    script.onload = show;
    document.head.append(script);
  };

  /** How well an entry fits: each word must occur, and counts most in a heading; the words in a row count for more. */
  const rank = ([place, page, heading, text], words) => {
    const phrase = words.join(' ');
    let sum = heading.toLowerCase().includes(phrase) ? 8 : text.toLowerCase().includes(phrase) ? 4 : 0;
    for (const word of words) {
      const places = [heading, page, text].map((place) => place.toLowerCase().indexOf(word));
      if (places.every((place) => place < 0)) return 0;
      sum += (places[0] >= 0 ? 8 : 0) + (places[0] === 0 ? 8 : 0) + (places[1] >= 0 ? 3 : 0) + (places[2] >= 0 ? 1 : 0);
    }
    // Who searches wants to read first and to program later.
    return place.startsWith('reference/') ? sum / 2 : sum;
  };

  /** The part of a text in which one of the words occurs first; its beginning if none does. */
  const around = (text, words) => {
    const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
    const start = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - 40);
    return (start > 0 ? '… ' : '') + text.slice(start, start + 110);
  };

  const close = () => {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-activedescendant');
    chosen = -1;
  };

  function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (window.lilypadSearch === undefined || words.length === 0) return close();
    const found = window.lilypadSearch
      .map((entry) => ({ entry, sum: rank(entry, words) }))
      .filter(({ sum }) => sum > 0)
      .sort((a, b) => b.sum - a.sum)
      .slice(0, MOST_FOUND);
    list.replaceChildren(
      ...found.map(({ entry: [place, page, heading, text] }, i) => {
        const item = document.createElement('li');
        item.id = `found-${i}`;
        item.role = 'option';
        item.ariaSelected = 'false';
        const link = document.createElement('a');
        link.href = root + place;
        link.tabIndex = -1;
        const name = document.createElement('b');
        name.textContent = heading === page ? page : `${page}: ${heading}`;
        const says = document.createElement('span');
        says.textContent = around(text, words);
        link.append(name, says);
        item.append(link);
        return item;
      }),
    );
    if (found.length === 0) {
      const item = document.createElement('li');
      item.role = 'option';
      item.ariaDisabled = 'true';
      item.textContent = 'Nothing found.';
      list.append(item);
    }
    chosen = -1;
    list.hidden = false;
    field.setAttribute('aria-expanded', 'true');
  }

  const choose = (next) => {
    const items = [...list.querySelectorAll('li[id]')];
    if (items.length === 0) return;
    chosen = (next + items.length) % items.length;
    for (const [i, item] of items.entries()) item.ariaSelected = String(i === chosen);
    field.setAttribute('aria-activedescendant', items[chosen].id);
    items[chosen].scrollIntoView({ block: 'nearest' });
  };

  field.addEventListener('focus', load);
  field.addEventListener('input', show);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') list.querySelectorAll('li[id] a')[Math.max(chosen, 0)]?.click();
    else return;
    event.preventDefault();
  });
  addEventListener('pointerdown', ({ target }) => {
    if (!field.closest('search').contains(target)) close();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || /^(?:input|textarea|select)$/i.test(event.target.tagName)) return;
    event.preventDefault();
    field.focus();
  });
});
