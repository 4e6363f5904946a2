/** What an image upload may be, and what to say when it is not. */
export const imageRules = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 50_000_000,
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'],
  invalidType: 'Please select a JPEG, PNG, or WebP image file.',
  tooLarge: 'Please select an image smaller than 10MB.',
  /** For a small file that stands for more than can be worked with; see the server's images/decoding-plan.ts. */
  tooMuchToUnpack:
    'This image is too large once unpacked. Please save it as an ordinary JPEG, or smaller, and try again.',
  /** Smaller than this is the placeholder of a receipt entered by hand. */
  placeholderBytes: 100,
} as const
