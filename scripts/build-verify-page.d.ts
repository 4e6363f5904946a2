/** `verify.html`: one file that runs its own script and style, and cannot use the network. */
export declare function buildVerifyPage(): Promise<string>
