/**
 * Returns the unsubscribe links of a mail: the page with a button, and the endpoint for mail programs (RFC
 * 8058).
 */
export function unsubscribeLinks(secret: string): { page: string; oneClick: string } {
  return {
    page: `/newsletter/leave?secret=${secret}`,
    oneClick: `/api/newsletter/leave?secret=${secret}`,
  }
}

export function confirmPage(secret: string): string {
  return `/newsletter/confirm?secret=${secret}`
}
