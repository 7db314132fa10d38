import { Field, ObjectType } from 'type-graphql'
import type { UploadTarget } from './upload.ts'

@ObjectType('UploadTarget', {
  description: 'Where pictures are uploaded to, as a form with the fields `file` and `upload_preset`.',
  simpleResolvers: true,
})
export class UploadTargetType implements UploadTarget {
  @Field(() => String, {
    description:
      "A path on this host, which wants the session's token; or another host's address, which must not see it.",
  })
  url: string

  @Field(() => String, { description: 'The value of `upload_preset`.' })
  preset: string
}
