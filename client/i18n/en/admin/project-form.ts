export const projectForm = {
  descriptionHint: 'An empty line starts a new paragraph.',
  youtubeHint: 'Optional. A link or a video id; shown instead of the picture.',
  create: 'Create project',
  money: 'Goal and dates',
  media: 'Picture and video',
  loading: 'Loading the project...',
  failed: 'Failed to fetch the project',
  missing: 'This project does not exist.',
  missingText: 'It may have been removed, or the link is incomplete.',
}
