export const projectForm = {
  descriptionHint: 'An empty line starts a new paragraph.',
  youtubeHint: 'Optional. A link or a video id; shown instead of the picture.',
  create: 'Create project',
  money: 'Goal and dates',
  presets: 'What gifts buy',
  presetsHint:
    'Up to three sums that are offered to whoever gives to this project, each larger than the one before it, with what it buys. Without any, the usual sums are offered, and nothing is promised of them.',
  media: 'Picture and video',
  loading: 'Loading the project...',
  failed: 'Failed to fetch the project',
  missing: 'This project does not exist.',
  missingText: 'It may have been removed, or the link is incomplete.',
}
