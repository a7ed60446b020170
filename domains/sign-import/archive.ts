/** The most files that an archive of media may contain. */
export const maxArchiveFiles = 5000

/** The most bytes of all files of an archive together, when they are unpacked. */
export const maxUnpackedBytes = 2_000_000_000

/** Videos and pictures are compressed already: more than this is no file of that kind. */
export const maxCompression = 100
