import { isId } from '#kernel/ids.ts'

type Filter<Name extends string, Value> = { readonly [name in Name]?: Value }

/** Returns readers of query parameters, named as in the API. Invalid values count as missing. */
export function inAddress(address: URLSearchParams) {
  const fitting = <Name extends string>(name: Name, isRight: (text: string) => boolean) => {
    const text = address.get(name) ?? ''
    return (isRight(text) ? { [name]: text } : {}) as Filter<Name, string>
  }
  return {
    /** A text that passes the check. */
    fitting,
    /** Parameter with one of the codes. */
    oneOf: <Name extends string, const Code extends string>(name: Name, codes: readonly Code[]) =>
      fitting(name, (text) => (codes as readonly string[]).includes(text)) as Filter<Name, Code>,
    /** The trimmed search text. */
    search(longest: number): Filter<'search', string> {
      const text = address.get('search')?.trim() ?? ''
      return text !== '' && text.length <= longest ? { search: text } : {}
    },
    /** The pagination key. */
    after: () => fitting('after', isId),
  }
}

/** Parses the pagination key of a list without filters. */
export function afterIn(address: URLSearchParams): { after?: string } {
  return inAddress(address).after()
}

/** Parses the page number; by default the first. */
export function pageIn(address: URLSearchParams): number {
  const page = address.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}
