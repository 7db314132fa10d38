import type { Operation } from './operation.ts'

const gallery = { videoLinks: ['dQw4w9WgXcQ'] }

export const galleryOperations: readonly Operation[] = [
  {
    routes: ['getGallery'],
    fields: ['Query.gallery'],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/gallery'),
    graphql: (agent) => agent.graphql('{ gallery { videoLinks version } }'),
  },
  {
    routes: ['updateGallery'],
    fields: ['Mutation.updateGallery'],
    allowed: 'content:write',
    rest: (agent) => agent.put('/api/gallery', gallery),
    graphql: (agent) =>
      agent.graphql(
        'mutation ($input: GalleryInput!) { updateGallery(input: $input) { videoLinks version } }',
        {
          input: gallery,
        },
      ),
  },
  {
    routes: ['uploadTarget'],
    fields: ['Query.uploadTarget'],
    allowed: 'content:write',
    rest: (agent) => agent.get('/api/uploads/target'),
    graphql: (agent) => agent.graphql('{ uploadTarget { url preset } }'),
  },
]
