import type { Dictionary } from '../en.ts'

export const fieldErrors: Dictionary['fieldErrors'] = {
  required: 'შეავსე ეს ველი',
  invalid_type: 'მნიშვნელობა შეუსაბამოა',
  invalid_text: 'ტექსტში დაუშვებელი სიმბოლოებია',
  too_short: 'ზედმეტად მოკლეა',
  too_long: 'ზედმეტად გრძელია',
  too_small: 'ზედმეტად ცოტაა',
  too_big: 'ზედმეტად ბევრია',
  too_precise: 'მძიმის შემდეგ ზედმეტი ციფრებია',
  too_many: 'რაოდენობა ზღვარს აჭარბებს',
  invalid_email: 'მიუთითე ელფოსტა, მაგალითად, name@example.com',
  invalid_username: 'გამოიყენე მხოლოდ ასოები, ციფრები და . _ -',
  invalid_url: 'მიუთითე მისამართი, რომელიც https://-ით იწყება',
  invalid_video: 'მიუთითე YouTube-ის ბმული ან ვიდეოს იდენტიფიკატორი',
  invalid_picture: 'აირჩიე დაუზიანებელი სურათი ანიმაციის გარეშე: PNG, JPEG, WebP ან AVIF',
  too_many_pixels: 'სურათის ზომა ზედმეტად დიდია, აირჩიე უფრო პატარა',
  invalid_date: 'მიუთითე თარიღი',
  invalid_option: 'აირჩიე ერთ-ერთი ვარიანტი',
  invalid_cursor: 'სიაში ასეთი ადგილი არ არსებობს',
  before_start: 'დასრულების დღე დაწყებაზე ადრე ვერ იქნება',
  mismatch: 'პაროლები ერთმანეთს არ ემთხვევა',
  unknown_field: 'ეს ველი აქ ზედმეტია',
  username_taken: 'ეს მომხმარებლის სახელი დაკავებულია, აირჩიე სხვა',
  email_taken: 'ამ ელფოსტით ანგარიში უკვე არსებობს',
}

export const fieldLimits: Dictionary['fieldLimits'] = {
  too_short: 'საჭიროა სულ მცირე {{limit}} სიმბოლო',
  too_long: 'დასაშვებია არაუმეტეს {{limit}} სიმბოლოსი',
}

export const problems: Dictionary['problems'] = {
  token_missing: 'შესვლა საჭიროა',
  token_invalid: 'თავიდან უნდა შეხვიდე',
  token_expired: 'შესვლის ვადა ამოიწურა',
  user_not_found: 'ასეთი მომხმარებელი აღარ არსებობს',
  invalid_credentials: 'მომხმარებლის სახელი ან პაროლი არასწორია',
  forbidden: 'ეს მხოლოდ ადმინისტრატორს შეუძლია',
  validation_failed: 'შეავსე ველები სწორად',
  username_taken: 'ეს მომხმარებლის სახელი უკვე დაკავებულია',
  email_taken: 'ამ ელფოსტით ანგარიში უკვე არსებობს',
  idempotency_key_reused: 'ამ გასაღებით სხვა შემოწირულობა უკვე ჩაიწერა',
  not_found: 'ვერ მოიძებნა',
  method_not_allowed: 'ეს მოქმედება დაუშვებელია',
  payload_too_large: 'გამოგზავნილი მონაცემები ზედმეტად დიდია',
  unsupported_media_type: 'ფაილის ეს ტიპი არ მიიღება',
  rate_limited: 'ძალიან ბევრი მცდელობა იყო, ცოტა ხანში სცადე',
  unavailable: 'სერვისი დროებით მიუწვდომელია',
  internal: 'სერვერზე შეცდომა მოხდა',
  unreachable: 'სერვერს ვერ დავუკავშირდით. შეამოწმე ინტერნეტკავშირი და სცადე თავიდან.',
}
