/** A sample that lacks the language keeps showing its first. */
export function showLanguage(root: ParentNode, language: string | null): void {
  for (const sample of root.querySelectorAll('.sample')) {
    const panels = [...sample.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
    const chosen = panels.find(panel => panel.dataset.language === language) ?? panels[0];
    for (const panel of panels) panel.hidden = panel !== chosen;
    for (const tab of sample.querySelectorAll<HTMLElement>('[role="tab"]')) {
      const selected = tab.dataset.language === chosen?.dataset.language;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
    }
  }
}
