/**
 * A page of another type brings a style sheet, and its script waits for it without an end. What is not there after three
 * seconds is no longer waited for: the page is shown plain, and gets its styles when they come.
 */
const wait = 3000;

if (typeof window !== 'undefined') {
  new MutationObserver(changes => {
    for (const sheet of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (sheet instanceof HTMLLinkElement && sheet.rel === 'stylesheet')
        setTimeout(() => sheet.dispatchEvent(new Event('load')), wait);
    }
  }).observe(document.head, { childList: true });
}

export {};
