/** Passkeys in the browsers' format, shortened, for the API reference. */
const PASSKEY = {
  id: '-GibWb6b0Ed8fw6769UR5g',
  rawId: '-GibWb6b0Ed8fw6769UR5g',
  authenticatorAttachment: 'platform' as const,
  type: 'public-key' as const,
  clientExtensionResults: {},
}

export const MADE_PASSKEY_EXAMPLE = {
  ...PASSKEY,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
    attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA',
    transports: ['internal'],
  },
}

export const SHOWN_PASSKEY_EXAMPLE = {
  ...PASSKEY,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'hm_HhODMfzw4ug9mdAWyYbDgfBv6ju9IZXmS_zbA9-YFAAAAAg',
    signature: 'MEQCIFfHipLtZ9s3mgtnuUw8CphCX8wZuHu31iyZQe0sN5QuAiAyQogZrPGh',
    userHandle: 'c29tZWJvZHk',
  },
}
