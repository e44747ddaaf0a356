/** Splits an email or web address where a line may break: before `@`, `?` and `&`, after a slash. */
export function addressParts(address: string): string[] {
  return address.split(/(?=[@?&])|(?<=\/)(?!\/)/)
}
