export type ReviewNote = {
  kind:
    | 'refused'
    | 'unread'
    | 'duplicate'
    | 'several'
    | 'check'
    | 'remark'
    | 'photo'
    | 'reading'
    | 'letters'
    | 'doubt'
    | 'read'
  words: string
  detail?: string
}
