/** A picture that is kept, in the words of hosted image services. Bytes and pixels are those of the kept one. */
export interface Upload {
  /** A path on this host, or an https address where the host knows its own. */
  secure_url: string
  public_id: string
  width: number
  height: number
  format: 'webp'
  bytes: number
}

/** Where pictures are uploaded to. */
export interface UploadTarget {
  /** A path on this host, which wants the session's token; or another host's address, which must not see it. */
  url: string
  preset: string
}
