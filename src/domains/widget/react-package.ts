import { elementName } from '#kernel/product-slug.ts'

/** Part of the React package's `package.json` that identifies the service it was built for. */
export type ReactPackage = { name: string; homepage?: string }

/**
 * Returns the name or address in the React package if it was built for another product or address than the
 * server's. Null if it matches, or was not built. The package gets its name at build time, the rest of the
 * widget when the server starts.
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
