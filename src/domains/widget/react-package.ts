import { elementName } from '#kernel/product-slug.ts'

/** What the React package's `package.json` says of the service that it was built for. */
export type ReactPackage = { name: string; homepage?: string }

/**
 * The package is named when it is built, and the rest of the widget when the server starts: what the package is of, if
 * that is another product or address than the server's; null if it fits, or was not built.
 */
export function builtForAnother(
  built: ReactPackage | null,
  { productName, publicUrl }: { productName: string; publicUrl: string | undefined },
): string | null {
  if (!built) return null
  if (built.name !== elementName(productName)) return built.name
  const { homepage } = built
  return homepage === undefined || homepage === publicUrl ? null : homepage
}
