import { Field, InputType, ObjectType } from 'type-graphql'
import type { GalleryChange } from '../../schema/gallery.ts'
import type { Gallery } from './gallery.ts'

@ObjectType('Gallery', { description: 'The videos of the gallery.', simpleResolvers: true })
export class GalleryType implements Gallery {
  @Field(() => [String], { description: 'Up to three YouTube links or video ids.' })
  videoLinks: string[]
}

@InputType({ description: 'The whole gallery: what is not listed goes.' })
export class GalleryInput implements GalleryChange {
  @Field(() => [String], { description: 'At most three; an empty string is an empty slot.' })
  videoLinks: string[]
}
