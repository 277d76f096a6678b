// Signs and judges webhooks with Go's standard library. Reads and prints tab-separated lines; see README.md.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"os"
	"strconv"
	"strings"
)

func decode(text string) []byte {
	if text == "-" {
		return nil
	}
	bytes, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		panic(err)
	}
	return bytes
}

func judge(timestamp, given, right, now string) string {
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	clock, _ := strconv.ParseInt(now, 10, 64)
	if err != nil || clock-seconds > 300 || seconds-clock > 300 {
		return "refused"
	}
	for _, one := range strings.Split(given, " ") {
		if hmac.Equal([]byte(one), []byte(right)) {
			return "ok"
		}
	}
	return "refused"
}

func main() {
	cases, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(cases)), "\n") {
		field := strings.Split(line, "\t")
		id, secret, message, timestamp := field[0], field[1], field[2], field[3]
		mac := hmac.New(sha256.New, decode(strings.TrimPrefix(secret, "whsec_")))
		fmt.Fprintf(mac, "%s.%s.%s", message, timestamp, decode(field[5]))
		right := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
		fmt.Printf("%s\t%s\t%s\n", id, right, judge(timestamp, field[4], right, field[6]))
	}
}
