/**
 * Returns a mail's HTML without parts only for its reader: the targets of links, and markup for mail
 * programs.
 */
export function shownHtml(html: string): string {
  return html.replaceAll(/ (?:href|target)="[^"]*"/g, '').replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
}
