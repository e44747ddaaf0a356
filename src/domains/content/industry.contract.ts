/**
 * Numbers of the lines of business of applicants; their names are in `words/`. They are stored with enquiries, so they
 * never change.
 */
export const INDUSTRIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
