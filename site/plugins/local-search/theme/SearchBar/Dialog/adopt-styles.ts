import styles from '@generated/local-search/default/dialog-styles.json';

let adopted = false;

/** Not a <style>, which the policy of the site refuses. */
export function adoptStyles(): void {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
