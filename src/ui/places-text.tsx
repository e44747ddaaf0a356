/** Places in order, separated by arrows; nothing if there are none. */
export function PlacesText({ places }: { places: readonly string[] }) {
  if (places.length === 0) return null
  return (
    <p className="text-sm">
      {places.map((place, at) => (
        <span key={places.slice(0, at + 1).join(' > ')}>
          {at > 0 && (
            <span aria-hidden="true" className="mx-1 inline-block text-ink-soft mirrored">
              →
            </span>
          )}
          <bdi>{place}</bdi>
        </span>
      ))}
    </p>
  )
}
