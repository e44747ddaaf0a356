import { api } from '#web/app/api.ts'

/** A page of addresses as CSV, and the key of the next page. Null on the last page. */
export type AddressPage = { csv: string; next: string | null }

/** Endpoint of the newsletter subscribers; each page read is audited. */
export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    newsletterAddresses: build.mutation<AddressPage, string | null>({
      query: (after) => ({
        url: 'staff/newsletter',
        params: { format: 'csv', page_size: 100, ...(after !== null && { after }) },
        responseHandler: async (response) =>
          response.ok
            ? { csv: await response.text(), next: nextIn(response.headers.get('link')) }
            : response.json(),
      }),
    }),
  }),
})

function nextIn(link: string | null): string | null {
  return /[?&]after=([\da-f-]{36})/.exec(link ?? '')?.[1] ?? null
}

export const { useNewsletterAddressesMutation } = newsletterApi
