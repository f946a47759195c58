/** Records how the program uses its input. */
import type { InputUse } from '../../run/programIo.ts'

export class InputLog {
  use: InputUse = 'unread'

  /** Notes a read of the input. */
  read(): void {
    if (this.use === 'unread') this.use = 'read'
  }

  /** Notes a read beyond the end of the input. */
  overread(): void {
    this.use = 'overread'
  }
}
