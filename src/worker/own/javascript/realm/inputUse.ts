/** Records how the program uses its input. */
import type { InputUse } from '../../../../core/own/programIo.ts'

export class InputLog {
  use: InputUse = 'unread'

  read(): void {
    if (this.use === 'unread') this.use = 'read'
  }

  overread(): void {
    this.use = 'overread'
  }
}
