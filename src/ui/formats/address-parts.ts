/** An e-mail or web address split where a line may break: before `@`, `?` and `&`, after a slash. */
export function addressParts(address: string): string[] {
  return address.split(/(?=[@?&])|(?<=\/)(?!\/)/)
}
