/** An e-mail or web address in the parts it may be broken between: before a mark that begins one, after a slash. */
export function addressParts(address: string): string[] {
  return address.split(/(?=[@?&])|(?<=\/)(?!\/)/)
}
