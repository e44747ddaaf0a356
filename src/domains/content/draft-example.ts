const section = (heading: string, markdown: string) => [{ id: 'first', heading, markdown }]

/** A draft of a page of sections, for the API reference. */
export const DRAFT_EXAMPLE = {
  page: 'about' as const,
  base: 1,
  body: {
    en: {
      title: 'About',
      description: 'Who we are, in one sentence',
      sections: section('Who we are', 'Some **text**'),
    },
    ar: {
      title: 'من نحن',
      description: 'من نحن في جملة واحدة',
      sections: section('من نحن', 'بعض **النص**'),
    },
  },
  lang_id: 1 as const,
}
