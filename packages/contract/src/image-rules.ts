/** The limits of an image upload, and their messages. */
export const imageRules = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 50_000_000,
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'],
  invalidType: 'Please select a JPEG, PNG, or WebP image file.',
  tooLarge: 'Please select an image smaller than 10MB.',
  /** For a small file that decodes to too many pixels; see the server's images/decoding-plan.ts. */
  tooMuchToUnpack:
    'This image is too large once unpacked. Please save it as an ordinary JPEG, or smaller, and try again.',
  /** A smaller image is the placeholder of a manual receipt. */
  placeholderBytes: 100,
} as const
