/** The accepted pictures of values. */
export const entryPictureLimits = { megabytes: 5 }

/** The `accept` attribute of the file input. */
export const entryPictureTypes = 'image/png,image/webp'
