package main

import (
	"encoding/json"
	"fmt"
	"os"

	"reader/easelapi"
)

func main() {
	text := "a lighthouse"
	request := easelapi.CreateJobRequest{RequestID: "r-1", Metadata: map[string]string{"order": text}}
	if body, err := json.Marshal(request); err != nil || len(body) == 0 {
		panic(err)
	}
	var response easelapi.JobResponse
	if err := json.NewDecoder(os.Stdin).Decode(&response); err != nil {
		panic(err)
	}
	fmt.Println(response.Job.ID, response.Job.Status, response.Job.Status == easelapi.JobStatusSUCCESS, response.Job.Credits)
}
