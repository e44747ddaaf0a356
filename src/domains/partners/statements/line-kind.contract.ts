export const LINE_KINDS = ['earned', 'more', 'less', 'taken_back'] as const
export type LineKind = (typeof LINE_KINDS)[number]
