/** The size and shape of a desk’s picture: its space is reserved, so that nothing moves when it loads. */
export const DESK_PICTURE = 'h-60 overflow-hidden rounded-field sm:h-54'
