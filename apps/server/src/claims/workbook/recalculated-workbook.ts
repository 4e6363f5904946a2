import { WorkbookWriter } from '@cj-tech-master/excelts'

/** A fixed date: with the library's timestamps, no two files would be identical. */
const noTime = { dosTime: 0, dosDate: 0x21, extraField: new Uint8Array() }

/** The streaming writer can neither recalculate on opening nor set the times in its zip. */
export class RecalculatedWorkbook extends WorkbookWriter {
  constructor(options: ConstructorParameters<typeof WorkbookWriter>[0]) {
    super(options)
    const add = this.zip.add.bind(this.zip)
    this.zip.add = (file) => add(Object.assign(file, noTime))
  }

  protected override _addFile(data: string | Uint8Array, name: string, base64?: boolean) {
    const isWorkbook = name === 'xl/workbook.xml' && typeof data === 'string'
    // oxlint-disable-next-line no-underscore-dangle -- the library's name
    super._addFile(
      isWorkbook ? data.replace('<calcPr ', '<calcPr fullCalcOnLoad="1" ') : data,
      name,
      base64,
    )
  }
}
