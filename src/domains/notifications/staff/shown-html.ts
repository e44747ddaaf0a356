/** A mail as it looks, without what is in it for its reader alone: where its links lead, and what mail programs read. */
export function shownHtml(html: string): string {
  return html.replaceAll(/ (?:href|target)="[^"]*"/g, '').replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
}
