declare module '#platform/app.ts' {
  interface App {
    /** Returns the secret of the link by which mails about the price of an alert or a booking are left. */
    priceMailSecret: (subject: `alert ${string}` | `guard ${string}`) => string
  }
}

/** Paths of the page with a button, and of the one-click call of a mail program (RFC 8058). */
export type UnsubscribeLinks = { page: string; oneClick: string }

/** Returns the unsubscribe links of price mails. */
export function unsubscribeLinks(secret: string): UnsubscribeLinks {
  return {
    page: `/price-mails/leave?secret=${secret}`,
    oneClick: `/api/price-mails/leave?secret=${secret}`,
  }
}
